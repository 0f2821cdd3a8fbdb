ALTER TABLE `messages` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_shown_language` ON `messages` (`spam`,`language`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `applications` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `applications_newest_language` ON `applications` (`language`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `subscribers` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `inbox_settings` ADD `signatures` text;
ALTER TABLE `portfolios` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `media_items` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `share_links` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- a page is in the language of its account
UPDATE `portfolios` SET `language` = 'fr' WHERE `user_id` IN (SELECT `id` FROM `users` WHERE `language` = 'fr');

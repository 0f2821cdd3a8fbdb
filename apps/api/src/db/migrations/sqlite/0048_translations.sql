DROP INDEX `blog_posts_newest_status`;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `translation_of` text REFERENCES blog_posts(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `source_version` integer;--> statement-breakpoint
CREATE INDEX `blog_posts_sources` ON `blog_posts` (`created_at`,`id`) WHERE "blog_posts"."translation_of" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_translation` ON `blog_posts` (`translation_of`,`locale`) WHERE "blog_posts"."translation_of" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_newest_status` ON `blog_posts` (`status`,`created_at`,`id`,`translation_of`,`locale`,`updated_at`,`sections`,`slug`);--> statement-breakpoint
ALTER TABLE `projects` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `departments` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `leadership` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `team_members` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `partners` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `translations` text DEFAULT '{}' NOT NULL;
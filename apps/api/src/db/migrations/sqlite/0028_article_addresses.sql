CREATE TABLE `post_addresses` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`is_present` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_addresses_post` ON `post_addresses` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_tags` (
	`tag` text NOT NULL,
	`post_id` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_tags_tag` ON `post_tags` (`tag`,`post_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `post_tags_post` ON `post_tags` (`post_id`,`tag`);--> statement-breakpoint
CREATE TABLE `post_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_drafts_writer` ON `post_drafts` (`user_id`,`post_id`);--> statement-breakpoint
DROP INDEX `blog_posts_newest_status`;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `slug` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `cover` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `cover_alt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `seo_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `seo_description` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_newest_status` ON `blog_posts` (`status`,`created_at`,`id`,`updated_at`,`sections`,`slug`);
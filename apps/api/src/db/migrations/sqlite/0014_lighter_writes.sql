DROP INDEX `sessions_refresh`;--> statement-breakpoint
DROP INDEX `blog_posts_sections`;--> statement-breakpoint
DROP INDEX `blog_posts_newest_status`;--> statement-breakpoint
DROP INDEX `blog_posts_due`;--> statement-breakpoint
CREATE INDEX `blog_posts_newest_status` ON `blog_posts` (`status`,`created_at`,`id`,`updated_at`,`sections`);--> statement-breakpoint
CREATE INDEX `blog_posts_due` ON `blog_posts` (`publish_at`) WHERE "blog_posts"."publish_at" IS NOT NULL;
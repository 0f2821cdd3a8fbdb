ALTER TABLE `blog_posts` ADD `owner_id` text;--> statement-breakpoint
UPDATE `blog_posts` SET `owner_id` = (SELECT `actor_id` FROM `audit_log` WHERE `subject_id` = `blog_posts`.`id` AND `subject` = 'post' AND `action` = 'created' AND `actor_id` <> '' LIMIT 1);--> statement-breakpoint
DROP INDEX `audit_log_begun`;--> statement-breakpoint
CREATE INDEX `blog_posts_newest_owner` ON `blog_posts` (`owner_id`,`status`,`created_at`,`id`);
CREATE TABLE `post_reads` (
	`post_id` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_reads_post` ON `post_reads` (`post_id`,`day`);--> statement-breakpoint
CREATE INDEX `post_reads_day` ON `post_reads` (`day`);
CREATE TABLE `kept_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`request` text NOT NULL,
	`answer` text,
	`done_at` integer,
	`held_until` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_calls_user` ON `kept_calls` (`user_id`);--> statement-breakpoint
CREATE INDEX `kept_calls_ends_at` ON `kept_calls` (`ends_at`);
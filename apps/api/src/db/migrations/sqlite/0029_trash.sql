CREATE TABLE `trash` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor` text NOT NULL,
	`snapshot` text NOT NULL,
	`written_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trash_record` ON `trash` (`kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `trash_newest` ON `trash` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `trash_newest_kind` ON `trash` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `trash_email` ON `trash` (`email`);--> statement-breakpoint
CREATE TABLE `trash_files` (
	`id` text PRIMARY KEY NOT NULL,
	`trash_id` text NOT NULL,
	`type` text NOT NULL,
	`url` text NOT NULL,
	`file_name` text NOT NULL,
	FOREIGN KEY (`trash_id`) REFERENCES `trash`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trash_files_trash` ON `trash_files` (`trash_id`);
CREATE TABLE `message_files` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`reply_id` text,
	`uploader_id` text NOT NULL,
	`type` text NOT NULL,
	`url` text NOT NULL,
	`file_name` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_files_message` ON `message_files` (`message_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_files_reply` ON `message_files` (`reply_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `application_files` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`reply_id` text,
	`uploader_id` text NOT NULL,
	`type` text NOT NULL,
	`url` text NOT NULL,
	`file_name` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_files_application` ON `application_files` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `application_files_reply` ON `application_files` (`reply_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `files` text;
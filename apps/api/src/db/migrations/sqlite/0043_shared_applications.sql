CREATE TABLE `application_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`author_id` text NOT NULL,
	`author` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_notes_application` ON `application_notes` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `application_notes_author` ON `application_notes` (`author_id`,`id`);--> statement-breakpoint
CREATE TABLE `application_readers` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`seen` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_readers_application` ON `application_readers` (`application_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `application_readers_user` ON `application_readers` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `applications` ADD `assignee_id` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `read_unnoted` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `applications_newest_assignee` ON `applications` (`assignee_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_newest_status_assignee` ON `applications` (`status`,`assignee_id`,`created_at`,`id`);--> statement-breakpoint
-- what was decided or answered before there was a note of who had opened it is new to nobody
UPDATE `applications` SET `read_unnoted` = 1 WHERE `status` <> 'new' OR EXISTS (SELECT 1 FROM `application_replies` WHERE `application_replies`.`application_id` = `applications`.`id`);

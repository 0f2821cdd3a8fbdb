CREATE TABLE `file_removals` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);

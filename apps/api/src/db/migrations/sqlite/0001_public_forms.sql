CREATE TABLE `claims` (
	`key` text PRIMARY KEY NOT NULL,
	`held_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `claims_held_until` ON `claims` (`held_until`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`requested_at` integer NOT NULL,
	`confirmed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email` ON `subscribers` (`email`);--> statement-breakpoint
CREATE INDEX `subscribers_confirmed_at` ON `subscribers` (`confirmed_at`,`requested_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `headers` text;
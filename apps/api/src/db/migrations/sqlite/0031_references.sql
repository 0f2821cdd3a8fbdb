CREATE TABLE `portfolio_references` (
	`id` text PRIMARY KEY NOT NULL,
	`portfolio_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`reminder_hash` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`relation` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`writer_name` text NOT NULL,
	`writer_role` text NOT NULL,
	`words` text NOT NULL,
	`shown` integer NOT NULL,
	`mails` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`reminded_at` integer,
	`answered_at` integer,
	`forget_at` integer,
	FOREIGN KEY (`portfolio_id`) REFERENCES `portfolios`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_references_token` ON `portfolio_references` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_references_reminder` ON `portfolio_references` (`reminder_hash`);--> statement-breakpoint
CREATE INDEX `portfolio_references_portfolio` ON `portfolio_references` (`portfolio_id`,`id`);--> statement-breakpoint
CREATE INDEX `portfolio_references_shown` ON `portfolio_references` (`portfolio_id`,`shown`,`id`);--> statement-breakpoint
CREATE INDEX `portfolio_references_forget_at` ON `portfolio_references` (`forget_at`);--> statement-breakpoint
CREATE TABLE `reference_refusals` (
	`portfolio_id` text NOT NULL,
	`mailbox` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`portfolio_id`) REFERENCES `portfolios`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reference_refusals_mailbox` ON `reference_refusals` (`portfolio_id`,`mailbox`);--> statement-breakpoint
CREATE TABLE `project_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);

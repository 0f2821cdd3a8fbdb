CREATE TABLE `share_links` (
	`id` text PRIMARY KEY NOT NULL,
	`portfolio_id` text NOT NULL,
	`token` text NOT NULL,
	`name` text NOT NULL,
	`ends_at` integer NOT NULL,
	`views` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`portfolio_id`) REFERENCES `portfolios`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_links_token` ON `share_links` (`token`);--> statement-breakpoint
CREATE INDEX `share_links_portfolio` ON `share_links` (`portfolio_id`,`id`);--> statement-breakpoint
ALTER TABLE `portfolios` ADD `theme` text DEFAULT 'basalt' NOT NULL;
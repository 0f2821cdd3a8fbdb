ALTER TABLE `portfolios` ADD `certificates` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `languages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `publications` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `volunteering` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `availability` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `availability_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolio_projects` ADD `url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolio_projects` ADD `role` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolio_projects` ADD `period` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolio_projects` ADD `pictures` text DEFAULT '[]' NOT NULL;
ALTER TABLE `portfolios` ADD `occupation` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `location` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `one_page_cv` integer DEFAULT false NOT NULL;
ALTER TABLE `portfolios` ADD `phone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `whatsapp` text DEFAULT '' NOT NULL;
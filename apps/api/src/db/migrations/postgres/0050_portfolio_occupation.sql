ALTER TABLE "portfolios" ADD COLUMN "occupation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "one_page_cv" boolean DEFAULT false NOT NULL;
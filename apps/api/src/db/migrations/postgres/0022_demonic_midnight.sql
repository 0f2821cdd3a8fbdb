ALTER TABLE "portfolios" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "whatsapp" text DEFAULT '' NOT NULL;
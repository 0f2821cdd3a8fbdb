ALTER TABLE "portfolios" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- a page is in the language of its account
UPDATE "portfolios" SET "language" = 'fr' WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "language" = 'fr');

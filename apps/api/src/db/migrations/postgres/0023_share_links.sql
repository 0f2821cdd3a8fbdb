CREATE TABLE "share_links" (
	"id" text PRIMARY KEY NOT NULL,
	"portfolio_id" text NOT NULL,
	"token" text NOT NULL,
	"name" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"views" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "theme" text DEFAULT 'basalt' NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token" ON "share_links" USING btree ("token");--> statement-breakpoint
CREATE INDEX "share_links_portfolio" ON "share_links" USING btree ("portfolio_id","id");
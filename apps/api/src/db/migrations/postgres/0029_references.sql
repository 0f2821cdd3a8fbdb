CREATE TABLE "portfolio_references" (
	"id" text PRIMARY KEY NOT NULL,
	"portfolio_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"reminder_hash" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"relation" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"writer_name" text NOT NULL,
	"writer_role" text NOT NULL,
	"words" text NOT NULL,
	"shown" boolean NOT NULL,
	"mails" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"forget_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reference_refusals" (
	"portfolio_id" text NOT NULL,
	"mailbox" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portfolio_references" ADD CONSTRAINT "portfolio_references_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_refusals" ADD CONSTRAINT "reference_refusals_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_addresses" ADD CONSTRAINT "project_addresses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_references_token" ON "portfolio_references" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_references_reminder" ON "portfolio_references" USING btree ("reminder_hash");--> statement-breakpoint
CREATE INDEX "portfolio_references_portfolio" ON "portfolio_references" USING btree ("portfolio_id","id");--> statement-breakpoint
CREATE INDEX "portfolio_references_shown" ON "portfolio_references" USING btree ("portfolio_id","shown","id");--> statement-breakpoint
CREATE INDEX "portfolio_references_forget_at" ON "portfolio_references" USING btree ("forget_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reference_refusals_mailbox" ON "reference_refusals" USING btree ("portfolio_id","mailbox");
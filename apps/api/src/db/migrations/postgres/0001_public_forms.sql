CREATE TABLE "claims" (
	"key" text PRIMARY KEY NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
CREATE INDEX "claims_held_until" ON "claims" USING btree ("held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "subscribers_confirmed_at" ON "subscribers" USING btree ("confirmed_at","requested_at");
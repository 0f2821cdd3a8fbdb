CREATE TABLE "post_reads" (
	"post_id" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_reads" ADD CONSTRAINT "post_reads_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_reads_post" ON "post_reads" USING btree ("post_id","day");--> statement-breakpoint
CREATE INDEX "post_reads_day" ON "post_reads" USING btree ("day");
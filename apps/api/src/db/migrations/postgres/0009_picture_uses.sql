CREATE TABLE "picture_uses" (
	"picture_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "picture_uses_picture" ON "picture_uses" USING btree ("picture_id","version","kind","record_id");--> statement-breakpoint
CREATE INDEX "picture_uses_record" ON "picture_uses" USING btree ("kind","record_id","version");
--> statement-breakpoint
-- What records have shown until now.
INSERT INTO picture_uses (picture_id, version, kind, record_id, name) SELECT l.id, 0, 'article', t.id, t.title FROM library_items l JOIN blog_posts t ON strpos(t.posts::text, '/media/' || l.id || '/') > 0;
--> statement-breakpoint
INSERT INTO picture_uses (picture_id, version, kind, record_id, name) SELECT l.id, t.version, 'article', t.post_id, t.title FROM library_items l JOIN post_versions t ON strpos(t.posts::text, '/media/' || l.id || '/') > 0;
--> statement-breakpoint
INSERT INTO picture_uses (picture_id, version, kind, record_id, name) SELECT l.id, 0, 'project', t.id, t.name FROM library_items l JOIN projects t ON strpos(t.image::text, '/media/' || l.id || '/') > 0;
--> statement-breakpoint
INSERT INTO picture_uses (picture_id, version, kind, record_id, name) SELECT l.id, 0, 'testimonial', t.id, t.name FROM library_items l JOIN testimonials t ON strpos(t.avatar::text, '/media/' || l.id || '/') > 0;
--> statement-breakpoint
INSERT INTO picture_uses (picture_id, version, kind, record_id, name) SELECT l.id, 0, 'leader', t.id, t.name FROM library_items l JOIN leadership t ON strpos(t.image::text, '/media/' || l.id || '/') > 0;
--> statement-breakpoint
INSERT INTO picture_uses (picture_id, version, kind, record_id, name) SELECT l.id, 0, 'team member', t.id, t.name FROM library_items l JOIN team_members t ON strpos(t.image::text, '/media/' || l.id || '/') > 0;
--> statement-breakpoint
INSERT INTO picture_uses (picture_id, version, kind, record_id, name) SELECT l.id, 0, 'page', t.key, t.key FROM library_items l JOIN pages t ON strpos(t.content::text, '/media/' || l.id || '/') > 0;

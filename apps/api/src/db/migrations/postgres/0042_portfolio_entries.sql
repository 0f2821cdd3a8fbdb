CREATE TABLE "portfolio_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"portfolio_id" text NOT NULL,
	"position" integer NOT NULL,
	"list" text NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portfolio_entries" ADD CONSTRAINT "portfolio_entries_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_entries_portfolio" ON "portfolio_entries" USING btree ("portfolio_id","list","position","id");--> statement-breakpoint
-- in the tables that are dropped below, entries of two lists could have the same id
INSERT INTO "portfolio_entries" ("id", "portfolio_id", "position", "list", "content")
SELECT CASE WHEN "id" IS NULL OR "place" > 1 THEN gen_random_uuid()::text ELSE "id" END, "portfolio_id", "position", "list", "content"
FROM (
	SELECT *, row_number() OVER (PARTITION BY "id" ORDER BY "list") AS "place" FROM (
		SELECT "id", "portfolio_id", "position", 'experiences' AS "list", jsonb_build_object('title', "title", 'company', "company", 'period', "period", 'description', "description") AS "content" FROM "experiences"
		UNION ALL
		SELECT "id", "portfolio_id", "position", 'educations' AS "list", jsonb_build_object('degree', "degree", 'institution', "institution", 'year', "year") AS "content" FROM "educations"
		UNION ALL
		SELECT "id", "portfolio_id", "position", 'projects' AS "list", jsonb_build_object('name', "name", 'role', "role", 'period', "period", 'url', "url", 'description', "description", 'technologies', "technologies", 'pictures', "pictures") AS "content" FROM "portfolio_projects"
		UNION ALL
		SELECT "id", "portfolio_id", "position", 'links' AS "list", jsonb_build_object('name', "name", 'url', "url") AS "content" FROM "portfolio_links"
		UNION ALL
		SELECT "value"->>'id', "portfolios"."id", "ordinality" - 1, 'services', "value" - 'id' FROM "portfolios", jsonb_array_elements("portfolios"."services") WITH ORDINALITY
		UNION ALL
		SELECT "value"->>'id', "portfolios"."id", "ordinality" - 1, 'products', "value" - 'id' FROM "portfolios", jsonb_array_elements("portfolios"."products") WITH ORDINALITY
		UNION ALL
		SELECT "value"->>'id', "portfolios"."id", "ordinality" - 1, 'certificates', "value" - 'id' FROM "portfolios", jsonb_array_elements("portfolios"."certificates") WITH ORDINALITY
		UNION ALL
		SELECT "value"->>'id', "portfolios"."id", "ordinality" - 1, 'languages', "value" - 'id' FROM "portfolios", jsonb_array_elements("portfolios"."languages") WITH ORDINALITY
		UNION ALL
		SELECT "value"->>'id', "portfolios"."id", "ordinality" - 1, 'publications', "value" - 'id' FROM "portfolios", jsonb_array_elements("portfolios"."publications") WITH ORDINALITY
		UNION ALL
		SELECT "value"->>'id', "portfolios"."id", "ordinality" - 1, 'volunteering', "value" - 'id' FROM "portfolios", jsonb_array_elements("portfolios"."volunteering") WITH ORDINALITY
	) AS "entries"
) AS "numbered";
--> statement-breakpoint
-- deleted accounts come back with their entries; their portfolios hold the former columns until they are erased
UPDATE "trash" SET "snapshot" = (
	SELECT coalesce(jsonb_agg("part" ORDER BY "place"), '[]'::jsonb) FROM (
		SELECT "value" AS "part", "ordinality" AS "place" FROM jsonb_array_elements("trash"."snapshot") WITH ORDINALITY
		WHERE "value"->>'table' NOT IN ('experiences', 'educations', 'portfolioProjects', 'portfolioLinks')
		UNION ALL
		SELECT jsonb_build_object('table', 'portfolioEntries', 'rows', coalesce(jsonb_agg(jsonb_build_object(
			'id', CASE WHEN "id" IS NULL OR "place" > 1 THEN gen_random_uuid()::text ELSE "id" END,
			'portfolioId', "portfolio_id", 'position', "position", 'list', "list", 'content', "content"
		)), '[]'::jsonb)), 1000000
		FROM (
			SELECT *, row_number() OVER (PARTITION BY "id" ORDER BY "list") AS "place" FROM (
				SELECT "row"."value"->>'id' AS "id", "row"."value"->>'portfolioId' AS "portfolio_id", ("row"."value"->>'position')::bigint AS "position",
					CASE "part"."value"->>'table' WHEN 'portfolioProjects' THEN 'projects' WHEN 'portfolioLinks' THEN 'links' ELSE "part"."value"->>'table' END AS "list",
					"row"."value" - 'id' - 'portfolioId' - 'position' AS "content"
				FROM jsonb_array_elements("trash"."snapshot") AS "part", jsonb_array_elements("part"."value"->'rows') AS "row"
				WHERE "part"."value"->>'table' IN ('experiences', 'educations', 'portfolioProjects', 'portfolioLinks')
				UNION ALL
				SELECT "entry"."value"->>'id', "row"."value"->>'id', "entry"."ordinality" - 1, "lists"."list", "entry"."value" - 'id'
				FROM jsonb_array_elements("trash"."snapshot") AS "part", jsonb_array_elements("part"."value"->'rows') AS "row",
					unnest(ARRAY['services', 'products', 'certificates', 'languages', 'publications', 'volunteering']) AS "lists"("list"),
					jsonb_array_elements("row"."value"->"lists"."list") WITH ORDINALITY AS "entry"("value", "ordinality")
				WHERE "part"."value"->>'table' = 'portfolios'
			) AS "entries"
		) AS "numbered"
	) AS "parts"
) WHERE "kind" = 'account';
--> statement-breakpoint
DROP TABLE "experiences" CASCADE;--> statement-breakpoint
DROP TABLE "educations" CASCADE;--> statement-breakpoint
DROP TABLE "portfolio_projects" CASCADE;--> statement-breakpoint
DROP TABLE "portfolio_links" CASCADE;--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "services";--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "products";--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "certificates";--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "languages";--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "publications";--> statement-breakpoint
ALTER TABLE "portfolios" DROP COLUMN "volunteering";
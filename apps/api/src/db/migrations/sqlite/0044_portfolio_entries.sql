CREATE TABLE `portfolio_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`portfolio_id` text NOT NULL,
	`position` integer NOT NULL,
	`list` text NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`portfolio_id`) REFERENCES `portfolios`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `portfolio_entries_portfolio` ON `portfolio_entries` (`portfolio_id`,`list`,`position`,`id`);--> statement-breakpoint
-- in the tables that are dropped below, entries of two lists could have the same id
INSERT INTO `portfolio_entries` (`id`, `portfolio_id`, `position`, `list`, `content`)
SELECT CASE WHEN `id` IS NULL OR `place` > 1 THEN lower(hex(randomblob(16))) ELSE `id` END, `portfolio_id`, `position`, `list`, `content`
FROM (
	SELECT *, row_number() OVER (PARTITION BY `id` ORDER BY `list`) AS `place` FROM (
		SELECT `id`, `portfolio_id`, `position`, 'experiences' AS `list`, json_object('title', `title`, 'company', `company`, 'period', `period`, 'description', `description`) AS `content` FROM `experiences`
		UNION ALL
		SELECT `id`, `portfolio_id`, `position`, 'educations' AS `list`, json_object('degree', `degree`, 'institution', `institution`, 'year', `year`) AS `content` FROM `educations`
		UNION ALL
		SELECT `id`, `portfolio_id`, `position`, 'projects' AS `list`, json_object('name', `name`, 'role', `role`, 'period', `period`, 'url', `url`, 'description', `description`, 'technologies', json(`technologies`), 'pictures', json(`pictures`)) AS `content` FROM `portfolio_projects`
		UNION ALL
		SELECT `id`, `portfolio_id`, `position`, 'links' AS `list`, json_object('name', `name`, 'url', `url`) AS `content` FROM `portfolio_links`
		UNION ALL
		SELECT json_extract(`entry`.`value`, '$.id'), `portfolios`.`id`, `entry`.`key`, 'services', json_remove(`entry`.`value`, '$.id') FROM `portfolios`, json_each(`portfolios`.`services`) AS `entry`
		UNION ALL
		SELECT json_extract(`entry`.`value`, '$.id'), `portfolios`.`id`, `entry`.`key`, 'products', json_remove(`entry`.`value`, '$.id') FROM `portfolios`, json_each(`portfolios`.`products`) AS `entry`
		UNION ALL
		SELECT json_extract(`entry`.`value`, '$.id'), `portfolios`.`id`, `entry`.`key`, 'certificates', json_remove(`entry`.`value`, '$.id') FROM `portfolios`, json_each(`portfolios`.`certificates`) AS `entry`
		UNION ALL
		SELECT json_extract(`entry`.`value`, '$.id'), `portfolios`.`id`, `entry`.`key`, 'languages', json_remove(`entry`.`value`, '$.id') FROM `portfolios`, json_each(`portfolios`.`languages`) AS `entry`
		UNION ALL
		SELECT json_extract(`entry`.`value`, '$.id'), `portfolios`.`id`, `entry`.`key`, 'publications', json_remove(`entry`.`value`, '$.id') FROM `portfolios`, json_each(`portfolios`.`publications`) AS `entry`
		UNION ALL
		SELECT json_extract(`entry`.`value`, '$.id'), `portfolios`.`id`, `entry`.`key`, 'volunteering', json_remove(`entry`.`value`, '$.id') FROM `portfolios`, json_each(`portfolios`.`volunteering`) AS `entry`
	)
);
--> statement-breakpoint
-- deleted accounts come back with their entries; their portfolios hold the former columns until they are erased
UPDATE `trash` SET `snapshot` = (
	SELECT json_group_array(json(`part`)) FROM (
		SELECT `value` AS `part`, `key` AS `place` FROM json_each(`trash`.`snapshot`)
		WHERE json_extract(`value`, '$.table') NOT IN ('experiences', 'educations', 'portfolioProjects', 'portfolioLinks')
		UNION ALL
		SELECT json_object('table', 'portfolioEntries', 'rows', json_group_array(json_object(
			'id', CASE WHEN `id` IS NULL OR `place` > 1 THEN lower(hex(randomblob(16))) ELSE `id` END,
			'portfolioId', `portfolio_id`, 'position', `position`, 'list', `list`, 'content', json(`content`)
		))), 1000000
		FROM (
			SELECT *, row_number() OVER (PARTITION BY `id` ORDER BY `list`) AS `place` FROM (
				SELECT json_extract(`row`.`value`, '$.id') AS `id`, json_extract(`row`.`value`, '$.portfolioId') AS `portfolio_id`, json_extract(`row`.`value`, '$.position') AS `position`,
					CASE json_extract(`part`.`value`, '$.table') WHEN 'portfolioProjects' THEN 'projects' WHEN 'portfolioLinks' THEN 'links' ELSE json_extract(`part`.`value`, '$.table') END AS `list`,
					json_remove(`row`.`value`, '$.id', '$.portfolioId', '$.position') AS `content`
				FROM json_each(`trash`.`snapshot`) AS `part`, json_each(`part`.`value`, '$.rows') AS `row`
				WHERE json_extract(`part`.`value`, '$.table') IN ('experiences', 'educations', 'portfolioProjects', 'portfolioLinks')
				UNION ALL
				SELECT json_extract(`entry`.`value`, '$.id'), json_extract(`row`.`value`, '$.id'), `entry`.`key`, `lists`.`list`, json_remove(`entry`.`value`, '$.id')
				FROM json_each(`trash`.`snapshot`) AS `part`, json_each(`part`.`value`, '$.rows') AS `row`,
					(SELECT 'services' AS `list` UNION ALL SELECT 'products' UNION ALL SELECT 'certificates' UNION ALL SELECT 'languages' UNION ALL SELECT 'publications' UNION ALL SELECT 'volunteering') AS `lists`,
					json_each(`row`.`value`, '$.' || `lists`.`list`) AS `entry`
				WHERE json_extract(`part`.`value`, '$.table') = 'portfolios'
			)
		)
		ORDER BY `place`
	)
) WHERE `kind` = 'account';
--> statement-breakpoint
DROP TABLE `experiences`;--> statement-breakpoint
DROP TABLE `educations`;--> statement-breakpoint
DROP TABLE `portfolio_projects`;--> statement-breakpoint
DROP TABLE `portfolio_links`;--> statement-breakpoint
ALTER TABLE `portfolios` DROP COLUMN `services`;--> statement-breakpoint
ALTER TABLE `portfolios` DROP COLUMN `products`;--> statement-breakpoint
ALTER TABLE `portfolios` DROP COLUMN `certificates`;--> statement-breakpoint
ALTER TABLE `portfolios` DROP COLUMN `languages`;--> statement-breakpoint
ALTER TABLE `portfolios` DROP COLUMN `publications`;--> statement-breakpoint
ALTER TABLE `portfolios` DROP COLUMN `volunteering`;
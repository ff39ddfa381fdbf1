import { plainSql } from '../statements/plainSql.ts'

/** A link tells who played only where they chose so. */
export const sharedNames = plainSql(
  'alter table shared_plays add column shows_name boolean not null default false',
)

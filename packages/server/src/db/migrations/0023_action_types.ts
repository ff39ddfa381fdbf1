import { plainSql } from '../statements/plainSql.ts'

/** Which actions there are is said by the contract, which parses each before it comes here. */
export const actionTypes = plainSql(
  'alter table play_actions drop constraint play_actions_type_check',
)

import { plainSql } from '../statements/plainSql.ts'

/** By what each sign-in was begun; nothing is known of those from before, and of guests. */
export const signInMethods = plainSql('alter table sign_ins add column method text')

import type { wholeEnglish } from '../../packages/ui/src/messages/wholeEnglish.ts'
type InAnyLanguage<Catalogue> = Catalogue extends string
  ? string
  : {
      readonly [Key in keyof Catalogue]: InAnyLanguage<Catalogue[Key]>
    }
/** Every catalogue, those of single pages among them. */
export type Words = InAnyLanguage<typeof wholeEnglish>
/**
 * Words of the interface in the args of a story, at any depth: `title: says(({ account }) =>
 * account.login.title)`. The story is drawn with those of the language that is chosen.
 */
export declare const says: <Value>(words: (messages: Words) => Value) => Value
/** A value with the words that it stands for, in one language. */
export declare function spokenIn(value: unknown, messages: Words): unknown
export {}
//# sourceMappingURL=says.d.ts.map

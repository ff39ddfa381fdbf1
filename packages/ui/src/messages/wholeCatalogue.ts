import type { Messages } from './en.ts'

/** A catalogue with the strings of all pages at once, as no page needs it. */
export async function wholeCatalogue({ further, ...messages }: Messages): Promise<Messages> {
  const pages = await Promise.all(Object.values(further ?? {}).map((load) => load()))
  return Object.assign(messages, ...pages) as Messages
}

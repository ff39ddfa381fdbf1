import type { Messages } from './en.ts'

export async function fullCatalogue({ further, ...messages }: Messages): Promise<Messages> {
  const pages = await Promise.all(Object.values(further ?? {}).map((load) => load()))
  return Object.assign(messages, ...pages) as Messages
}

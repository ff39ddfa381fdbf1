import { isRole, isStatus, ROLES, STATUSES } from '../../.storybook/lifeCycle.ts'
import type { StorybookEntry } from './storyIndex.ts'

const listed = (tags: object) => Object.keys(tags).join(', ')

function faultOf(tags: readonly string[]): string | undefined {
  const statuses = tags.filter(isStatus).length
  if (statuses !== 1) return `has ${statuses} of the tags ${listed(STATUSES)}: it takes one`
  return tags.some(isRole) ? undefined : `has no tag of ${listed(ROLES)}`
}

/** Files of stories that do not say how far one may build on the piece, or who meets it. */
export function statusFaults(stories: readonly StorybookEntry[]): string[] {
  const faults = stories.flatMap(({ title, importPath, tags }) => {
    const fault = faultOf(tags)
    return fault ? [`${title} (${importPath}) ${fault}`] : []
  })
  return [...new Set(faults)]
}

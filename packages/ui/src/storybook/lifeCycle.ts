/** Tags for the stability of a component. Each component has exactly one of them. */
export const STATUSES = {
  stable: 'Safe to import. A deprecation notice announces changes one version ahead.',
  beta: 'A screen. Can be imported from `/screens`. Props may change in a minor version.',
  internal: 'Part of other components. It has no public export and may change without notice.',
} as const

export type Status = keyof typeof STATUSES

/** Tags for the users of a component. Each component has at least one of them. */
export const ROLES = {
  'role:player': 'Used by readers and players.',
  'role:author': 'Used by authors.',
  'role:admin': 'Used by admins.',
} as const

export const isStatus = (tag: string): tag is Status => Object.hasOwn(STATUSES, tag)
export const isRole = (tag: string): tag is keyof typeof ROLES => Object.hasOwn(ROLES, tag)

/** Filter of the sidebar. It hides internal components by default. */
export const filterTags = {
  ...Object.fromEntries([...Object.keys(STATUSES), ...Object.keys(ROLES)].map((tag) => [tag, {}])),
  internal: { defaultFilterSelection: 'exclude' as const },
}

/** API stability. Every component has exactly one of these tags. */
export const STATUSES = {
  stable: 'Safe to import. Changes are announced one version ahead by a deprecation notice.',
  beta: 'Can be imported; props may change with any minor version, which the changelog tells.',
  internal:
    'A part of others: can be imported from @kathasagar/ui/internal, and changes without a word.',
} as const

export type Status = keyof typeof STATUSES

/** Users of a component. Every component has at least one of these tags. */
export const ROLES = {
  'role:player': 'Readers and players meet it.',
  'role:author': 'Whoever writes a story meets it.',
  'role:admin': 'Whoever runs the site meets it.',
} as const

export const isStatus = (tag: string): tag is Status => Object.hasOwn(STATUSES, tag)
export const isRole = (tag: string): tag is keyof typeof ROLES => Object.hasOwn(ROLES, tag)

/** Sidebar filter with no preselection. */
export const filterTags = Object.fromEntries(
  [...Object.keys(STATUSES), ...Object.keys(ROLES)].map((tag) => [tag, {}]),
)

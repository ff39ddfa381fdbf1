/** What a new screen piece begins with. */

const ROLES = {
  primitives: ['player', 'author', 'admin'],
  authoring: ['author', 'admin'],
  admin: ['admin'],
}

/** Docstring of a piece whose purpose nobody has written yet; the board of the book names it. */
export const NO_PURPOSE = 'Say here in one line what a person gets of it.'

const lowered = (name) => name.charAt(0).toLowerCase() + name.slice(1)
const raised = (name) => name.charAt(0).toUpperCase() + name.slice(1)
const dashed = (name) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
const quoted = (tags) => tags.map((tag) => `'${tag}'`).join(', ')

const piece = (name, purpose) => `import type { ReactNode } from 'react'

import { useTheme } from '../../../theme/useTheme.ts'
import { ${lowered(name)}Styles } from './${name}.styles.ts'

export interface ${name}Props {
  /** What stands in it: words, or other pieces. */
  children: ReactNode
}

/** ${purpose} */
export function ${name}({ children }: ${name}Props) {
  const styles = ${lowered(name)}Styles(useTheme())

  return <div css={styles.box}>{children}</div>
}
`

const styles = (name) => `import type { Theme } from '@emotion/react'

export const ${lowered(name)}Styles = ({ color, space, radius }: Theme) => ({
  box: {
    padding: space.m,
    borderRadius: radius.m,
    background: color.surface,
    color: color.text,
  },
})
`

const stories = (name, group) => `import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { shows } from '../../../testing/plays.ts'
import { ${name} } from './${name}.tsx'

const words = 'A lamp on the water'

const meta = {
  title: '${raised(group)}/${name}',
  tags: [${quoted(['beta', ...(ROLES[group] ?? ['player']).map((role) => `role:${role}`)])}],
  component: ${name},
  args: { children: words },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Usual })),
}

/** What it is given stands in it. */
export const Usual: Story = { play: shows(words) }
`

const note = (name, purpose) => `---
'@kathasagar/ui': minor
---

\`${name}\`: ${purpose}
`

/** The line by which an entry point gives a new piece. */
export const exportOf = (name, group) =>
  `export { ${name}, type ${name}Props } from '../components/${group}/${name}/${name}.tsx'\n`

/** Text of each new file, by its path from the root. */
export function componentFiles({ name, group, purpose = NO_PURPOSE }) {
  const folder = `packages/ui/src/components/${group}/${name}`
  return {
    [`${folder}/${name}.tsx`]: piece(name, purpose),
    [`${folder}/${name}.styles.ts`]: styles(name),
    [`${folder}/${name}.stories.tsx`]: stories(name, group),
    [`.changeset/new-${dashed(name)}.md`]: note(name, purpose),
  }
}

import type { ArgTypesEnhancer } from 'storybook/internal/types'

import { iconPaths } from '../packages/ui/src/design-system/primitives/Icon/iconPaths.ts'

const select = { control: { type: 'select' as const }, options: Object.keys(iconPaths) }

/** Adds a list of icons, and a text field for nodes that are text. Elements cannot be edited. */
export const easyControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const type = row.table?.type?.summary ?? ''
      if (type.startsWith('IconName')) return [name, { ...select, ...row }]
      if (type !== 'ReactNode') return [name, row]
      const isText = typeof (initialArgs[name] ?? '') === 'string'
      return [name, { ...row, control: isText ? { type: 'text' as const } : false }]
    }),
  )

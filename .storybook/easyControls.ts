import type { ArgTypesEnhancer } from 'storybook/internal/types'

import { iconPaths } from '../packages/ui/src/design-system/primitives/Icon/iconPaths.ts'

const select = { control: { type: 'select' as const }, options: Object.keys(iconPaths) }

/** Adds a list of icons, and a text field for nodes that are text. Other nodes and functions have none. */
export const easyControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const type = row.table?.type?.summary ?? ''
      if (type.startsWith('IconName')) return [name, { ...select, ...row }]
      const given: unknown = initialArgs[name] ?? ''
      if (typeof given === 'function') return [name, { ...row, control: false }]
      if (!/^(?:ReactNode|string \| null)$/.test(type)) return [name, row]
      const isText = typeof given === 'string'
      return [name, { ...row, control: isText ? { type: 'text' as const } : false }]
    }),
  )

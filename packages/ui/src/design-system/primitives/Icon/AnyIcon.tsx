import type { ReactElement } from 'react'

import { Icon, type IconProps } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

export interface AnyIconProps extends Pick<IconProps, 'size'> {
  icon: IconName | ReactElement
}

export function AnyIcon({ icon, ...drawn }: AnyIconProps) {
  return typeof icon === 'string' ? <Icon {...drawn} name={icon} /> : icon
}

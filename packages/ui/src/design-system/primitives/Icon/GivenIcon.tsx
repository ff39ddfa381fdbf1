import type { ReactElement } from 'react'

import { Icon, type IconProps } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

export interface GivenIconProps extends Pick<IconProps, 'size'> {
  icon: IconName | ReactElement
}

export function GivenIcon({ icon, ...drawn }: GivenIconProps) {
  return typeof icon === 'string' ? <Icon {...drawn} name={icon} /> : icon
}

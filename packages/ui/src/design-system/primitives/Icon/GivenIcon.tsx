import type { ReactElement } from 'react'

import { Icon, type IconProps } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

export interface GivenIconProps extends Pick<IconProps, 'size'> {
  /** One of ours by its name, or an element of one's own, which is left as it is. */
  icon: IconName | ReactElement
}

/** The drawing of a piece that takes either kind. */
export function GivenIcon({ icon, ...drawn }: GivenIconProps) {
  return typeof icon === 'string' ? <Icon {...drawn} name={icon} /> : icon
}

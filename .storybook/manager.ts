import { addons } from 'storybook/manager-api'

import { addSideBySide } from './SideBySide.ts'
import { nightTheme } from './theme.ts'

addons.setConfig({ theme: nightTheme })
addSideBySide()

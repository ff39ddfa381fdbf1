import { addons } from 'storybook/manager-api'

import { nightTheme } from './theme.ts'

addons.setConfig({ theme: nightTheme })

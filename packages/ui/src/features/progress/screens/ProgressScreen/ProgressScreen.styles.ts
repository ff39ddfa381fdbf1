import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const progressScreenStyles = {
  page: {
    paddingBlockEnd: space.giant,
  },
  hopeless: { marginBlockEnd: space.xxl },
}

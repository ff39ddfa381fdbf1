export const scrollRegionStyles = {
  region: { overflow: 'auto' },
}

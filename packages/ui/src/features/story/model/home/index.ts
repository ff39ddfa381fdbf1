// Contents of the home page, which only the app imports.
export { bannerSlides } from './bannerSlides.ts'
export { homeRows } from './homeRows.ts'

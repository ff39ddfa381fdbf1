import type { DayChartWords } from '../en/dayChart.ts'

export const dayChart: DayChartWords = {
  day: 'दिन',
  asTable: 'तालिका में',
  tableOf: '{title}, दिन के हिसाब से',
  chart: '{title}, {first} से {last} तक। {sums}',
  sum: '{name}: कुल {total}, सबसे ज़्यादा {most}, {day} को।',
  sumNone: '{name}: कोई नहीं।',
  utc: 'दिन UTC के हैं।',
}

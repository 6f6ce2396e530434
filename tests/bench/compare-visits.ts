/**
 * First visits of several pages, in turns, so that a machine that slows down affects all of them equally.
 */
import type { Browser } from 'playwright'

import { median } from './device.ts'
import { type FirstLoad, firstLoad, type FirstVisit } from './first-load.ts'
import type { ShapedServer } from './shaped-server.ts'

const RUNS = 5

export type Figure = Exclude<keyof FirstLoad, 'waterfall' | 'shifts'>

/** The results of a page: the median of each figure, and the requests of one visit. */
export interface VisitFigures {
  figures: Record<Figure, number>
  waterfall: FirstLoad['waterfall']
}

export type Target = FirstVisit & { server: ShapedServer }

/** Opens each target five times, in turns. */
export async function compare(
  browser: Browser,
  targets: Record<string, Target>,
): Promise<Map<string, VisitFigures>> {
  const loads = new Map<string, FirstLoad[]>(Object.keys(targets).map((name) => [name, []]))
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, target] of Object.entries(targets))
      loads.get(name)?.push(await firstLoad(browser, target.server, target))
  return new Map([...loads].map(([name, all]) => [name, taken(all)]))
}

function taken(loads: FirstLoad[]): VisitFigures {
  const of = (figure: Figure): number => median(loads.map((load) => load[figure]))
  const figures = {
    js: of('js'),
    css: of('css'),
    requests: of('requests'),
    work: of('work'),
    firstPaint: of('firstPaint'),
    visible: of('visible'),
    layoutShift: of('layoutShift'),
  }
  const first = loads.find(({ visible }) => visible === figures.visible)
  return { figures, waterfall: first?.waterfall ?? [] }
}

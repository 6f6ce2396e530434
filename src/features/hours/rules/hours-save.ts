import type { HoursStep } from './hours-plan.ts'
import { afterCreate, afterDelete, afterGenerate, type Progress } from './hours-progress.ts'

/** The calls to the server. Each rejects if it failed, but not if the work was already done. */
export interface HoursCalls {
  /** Returns the new slot's id. */
  create: (slot: { work_day: number; start_time: string; end_time: string }) => Promise<string>
  generate: (id: string) => Promise<void>
  delete: (id: string) => Promise<void>
}

/**
 * Runs the steps one by one up to the first failure, with which it rejects. `report` is called with
 * the progress after every call, so that nothing is lost.
 *
 * @returns the progress when everything is done
 */
export async function runSteps(
  steps: readonly HoursStep[],
  from: Progress,
  calls: HoursCalls,
  report: (progress: Progress) => void,
): Promise<Progress> {
  let progress = from
  const note = (next: Progress): void => {
    progress = next
    report(next)
  }
  const generate = async (id: string): Promise<void> => {
    await calls.generate(id)
    note(afterGenerate(progress, id))
  }
  for (const step of steps) {
    if (step.kind === 'create') {
      const { work_day, start_time, end_time } = step
      const id = await calls.create({ work_day, start_time, end_time })
      note(afterCreate(progress, step, id))
      await generate(id)
    } else if (step.kind === 'generate') {
      await generate(step.id)
    } else {
      await calls.delete(step.id)
      note(afterDelete(progress, step.id))
    }
  }
  return progress
}

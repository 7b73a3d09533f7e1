// Stands in for `games/worker.ts`: answers with the plan, after as many milliseconds as its seed.
process.on('message', (plan) => setTimeout(() => process.send(plan), plan.seed));

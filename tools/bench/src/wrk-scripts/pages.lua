-- Asks for the given pages in turns.
local paths = {}
local next = 0

function init(args)
  for i, path in ipairs(args) do paths[i] = path end
end

function request()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end

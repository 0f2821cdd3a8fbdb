-- A parameter that the page knows, with another value each time: each is an answer of its own.
local path, name

function init(args)
  path, name = args[1], args[2]
  math.randomseed(tonumber(args[3] or "1"))
end

function request()
  return wrk.format("GET", path .. "?" .. name .. "=" .. string.format("%x", math.random(0, 2147483647)))
end
